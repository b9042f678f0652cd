/** The oldest browsers that the kit and the site promise (README, “Browsers”), as compilers of styles name them. */
export declare const browsers: string[]
