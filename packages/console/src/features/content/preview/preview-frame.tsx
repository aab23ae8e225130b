import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './preview.module.css';

type PreviewFrameProps = {
  label: string;
  lang: string;
  theme: 'dark' | 'light';
  width: 'desk' | 'phone';
  children: ReactNode;
};

/**
 * A document of its own, in which no script runs and from which nothing is sent: what stands in it
 * is drawn from here, element by element.
 */
export const PreviewFrame = ({ label, lang, theme, width, children }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<HTMLElement>();
  const [height, setHeight] = useState(160);
  useEffect(() => {
    const made = frame.current?.contentDocument;
    if (!made) return undefined;
    made.head.replaceChildren(
      ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
        made.importNode(sheet, true),
      ),
    );
    setInside(made.body);
    const observer = new ResizeObserver(() => setHeight(made.body.scrollHeight));
    observer.observe(made.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    dress(frame.current, { theme, lang });
  }, [theme, lang]);
  return (
    <figure className={css.frame} data-width={width}>
      <figcaption className="t-2">{label}</figcaption>
      <div className={css.sheet} style={{ height: width === 'desk' ? height * deskScale : height }}>
        <iframe
          className={css.window}
          ref={frame}
          sandbox="allow-same-origin"
          style={{ height }}
          tabIndex={-1}
          title={label}
        />
      </div>
      {inside && createPortal(children, inside)}
    </figure>
  );
};

const dress = (
  frame: HTMLIFrameElement | null,
  { theme, lang }: Pick<PreviewFrameProps, 'theme' | 'lang'>,
): void => {
  const made = frame?.contentDocument;
  if (!made) return;
  made.documentElement.dataset['theme'] = theme;
  made.documentElement.lang = lang;
  made.body.className = css.inside ?? '';
};

/** A desk's page of 960 px in a pane of 340. */
const deskScale = 0.35;
