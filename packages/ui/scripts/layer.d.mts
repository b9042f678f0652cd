export declare function inOneLayer(css: string): string
