/** A part of a text with marks: letters, or an element with what is in it. */
export type TextNode = string | { tag: string; href?: string; children: TextNode[] };

type ReadText = (html: string) => TextNode[];

const nodesOf = (parent: Node): TextNode[] =>
  [...parent.childNodes].flatMap((node): TextNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    const href = node.getAttribute('href');
    const children = nodesOf(node);
    return [{ tag: node.localName, ...(href !== null && { href }), children }];
  });

let read: ReadText = (html) => nodesOf(new DOMParser().parseFromString(html, 'text/html').body);

/** The server has no parser of documents, and reads only what it has cleaned itself. */
export const readTextsBy = (given: ReadText): void => {
  read = given;
};

/** The parts of a text, which the server has cleaned. */
export const readText: ReadText = (html) => read(html);
