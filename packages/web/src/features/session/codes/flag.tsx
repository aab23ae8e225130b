import { useState } from 'react';
import css from './codes.module.css';

/** The flag, or the code where there is no drawing. */
export const Flag = ({ code }: { code: string }) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <span aria-hidden="true" className={css.flag}>
      {isMissing ? (
        code
      ) : (
        <img
          alt=""
          height="30"
          loading="lazy"
          onError={() => setMissing(true)}
          src={`/TCG_PROD_IMAGES/COUNTRY_FLAG/${code}.png`}
          width="40"
        />
      )}
    </span>
  );
};
