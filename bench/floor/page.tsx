import { useState } from 'react';

/** The least page that React renders on the server and then makes alive. */
export const Page = () => {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>A heading drawn by React</h1>
      <button onClick={() => setCount(count + 1)} type="button">
        {count}
      </button>
    </main>
  );
};
