import css from './parts.module.css';

const shown: Record<string, string> = { Enter: '⏎', Escape: 'Esc' };

/** The key of a button, for the eye: its button already has a name. */
export const KeyCap = ({ of }: { of: string }) => (
  <>
    {of
      .split(' ')
      .filter(Boolean)
      .map((part) => (
        <kbd aria-hidden="true" className={css.key} key={part}>
          {shown[part] ?? part}
        </kbd>
      ))}
  </>
);
