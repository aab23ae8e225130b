export const chromiumFlags: string[];

export function chromiumPath(): string | undefined;

export function storyBrowserPath(): string | undefined;

export function installChromium(root: string): Promise<string | undefined>;
