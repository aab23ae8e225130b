import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import {
  type ClipboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../../lib/language';
import { htmlOf, type HtmlNode, treeOf } from '../html-tree';
import formatted from '../formatted.module.css';
import css from './rich-text.module.css';

type RichTextProps = {
  label: string;
  language: string;
  /** What it begins with; from then on the browser's editor has the text. */
  html: string;
  error: string | undefined;
  mayWrite: boolean;
  onType: (html: string) => void;
};

/** A text that is written as it is read: bold, headings, lists and links, and nothing else. */
export const RichText = ({ label, language, html, error, mayWrite, onType }: RichTextProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  useLayoutEffect(() => {
    box.current?.replaceChildren(...treeOf(first).map(elementOf));
  }, [first]);
  const changed = () => box.current && onType(htmlOf(box.current));
  return (
    <div className={css.field}>
      <span className={css.label} id={id}>
        {label}
      </span>
      <div className={css.box}>
        {mayWrite && <Tools onDone={changed} />}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea has no formats */}
        <div
          aria-invalid={error ? true : undefined}
          aria-labelledby={id}
          aria-multiline="true"
          aria-readonly={!mayWrite}
          className={`${formatted.text} ${css.text}`}
          contentEditable={mayWrite}
          lang={language.toLowerCase()}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={changed}
          onPaste={pastePlain}
          ref={box}
          role="textbox"
          suppressContentEditableWarning
          tabIndex={0}
        />
      </div>
      {error && <FormAlert>{error}</FormAlert>}
    </div>
  );
};

/** Made node by node: a text never passes the browser's HTML parser here. */
const elementOf = (node: HtmlNode): Node => {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  if (node.href !== undefined) element.setAttribute('href', node.href);
  element.append(...node.children.map(elementOf));
  return element;
};

const pastePlain = (event: ClipboardEvent) => {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
};

const stay = (event: MouseEvent) => event.preventDefault();

const tools = [
  { name: 'bold', sign: 'B', command: 'bold' },
  { name: 'heading', sign: 'H', command: 'formatBlock', value: 'h3' },
  { name: 'bullets', sign: '•', command: 'insertUnorderedList' },
  { name: 'numbers', sign: '1.', command: 'insertOrderedList' },
] as const;

const Tools = ({ onDone }: { onDone: () => void }) => {
  const { content } = useWords();
  const [range, setRange] = useState<Range>();
  const run = (tool: (typeof tools)[number]) => {
    const value = 'value' in tool ? tool.value : undefined;
    // A heading that is one already is text again.
    const isSame = value !== undefined && document.queryCommandValue('formatBlock') === value;
    document.execCommand(tool.command, false, isSame ? 'p' : value);
    onDone();
  };
  return (
    <>
      <div aria-label={content.fields.html} className={css.tools} role="toolbar">
        {tools.map((tool) => (
          <button
            aria-label={content[tool.name]}
            className={css.tool}
            key={tool.name}
            onClick={() => run(tool)}
            onMouseDown={stay}
            title={content[tool.name]}
            type="button"
          >
            {tool.sign}
          </button>
        ))}
        <button
          aria-label={content.linkTo}
          className={css.tool}
          onClick={() => setRange(getSelection()?.getRangeAt(0).cloneRange())}
          onMouseDown={stay}
          title={content.linkTo}
          type="button"
        >
          ↗
        </button>
      </div>
      {range && <LinkForm onClose={() => setRange(undefined)} onDone={onDone} range={range} />}
    </>
  );
};

type LinkFormProps = { range: Range; onDone: () => void; onClose: () => void };

/** The address of what is selected; the selection comes back when it is set. */
const LinkForm = ({ range, onDone, onClose }: LinkFormProps) => {
  const { content, common } = useWords();
  const [address, setAddress] = useState('/');
  const set = (command: 'createLink' | 'unlink') => {
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    document.execCommand(command, false, address);
    onDone();
    onClose();
  };
  return (
    <div className={css.link}>
      <TextField
        autoComplete="off"
        label={content.linkAddress}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set('createLink');
        }}
        value={address}
      />
      <div className={css.linkActs}>
        <Button look="primary" onClick={() => set('createLink')} small>
          {content.linkSet}
        </Button>
        <Button onClick={() => set('unlink')} small>
          {content.linkRemove}
        </Button>
        <Button onClick={onClose} small>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
};
