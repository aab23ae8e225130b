export const shardWords: (args: string[]) => string[];
export const isFirst: (words: string[]) => boolean;
