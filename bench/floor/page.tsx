import { useState } from 'react';

/** The smallest page that React renders on the server and hydrates. */
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
