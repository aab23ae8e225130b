import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './preview-frame.module.css';

type PreviewFrameProps = {
  label: string;
  lang: string;
  theme: 'dark' | 'light';
  width: 'desk' | 'phone';
  /** Of a page that depends on the height of its screen, in px. */
  leastHeight?: number;
  children: ReactNode;
};

/**
 * A document of its own, in which no script runs and from which nothing is sent: what stands in it
 * is drawn from here, element by element.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { label, lang, theme, width, leastHeight = 160, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<HTMLElement>();
  const [height, setHeight] = useState(leastHeight);
  // Some browsers make the frame's document again once it has loaded.
  const open = () => setInside(styled(frame.current?.contentDocument ?? undefined));
  useEffect(open, []);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = sheet.current;
    if (!drawn) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.max(drawn.offsetHeight, leastHeight)));
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [inside, leastHeight]);
  useEffect(() => {
    dress(frame.current, { theme, lang });
  }, [inside, theme, lang]);
  return (
    <figure className={css.frame} data-width={width}>
      <figcaption className="t-2">{label}</figcaption>
      <div className={css.sheet} style={{ height: width === 'desk' ? height * deskScale : height }}>
        <iframe
          className={css.window}
          onLoad={open}
          ref={frame}
          sandbox="allow-same-origin"
          style={{ height }}
          tabIndex={-1}
          title={label}
        />
      </div>
      {inside &&
        createPortal(
          <div className={css.inside} ref={sheet} style={{ minHeight: leastHeight }}>
            {children}
          </div>,
          inside,
        )}
    </figure>
  );
};

/** The body of a document that has the console's style sheets. */
const styled = (made: Document | undefined): HTMLElement | undefined => {
  if (!made) return undefined;
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')];
  made.head.replaceChildren(...sheets.map((sheet) => made.importNode(sheet, true)));
  return made.body;
};

const dress = (
  frame: HTMLIFrameElement | null,
  { theme, lang }: Pick<PreviewFrameProps, 'theme' | 'lang'>,
): void => {
  const made = frame?.contentDocument;
  if (!made) return;
  made.documentElement.dataset['theme'] = theme;
  made.documentElement.lang = lang;
};

/** A desk's page of 960 px in a pane of 340. */
const deskScale = 0.35;
