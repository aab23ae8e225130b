import css from './spinner.module.css';

/** A turning arc. It stands beside words that say what is waited for. */
export const Spinner = ({ size = 16 }: { size?: number }) => (
  <svg aria-hidden="true" className={css.spinner} height={size} viewBox="0 0 16 16" width={size}>
    <circle
      cx="8"
      cy="8"
      fill="none"
      r="6.5"
      stroke="currentColor"
      strokeDasharray="30 12"
      strokeWidth="1.5"
    />
  </svg>
);
