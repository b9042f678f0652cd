export declare function className(part: { hash: string; filePath: string }): string
