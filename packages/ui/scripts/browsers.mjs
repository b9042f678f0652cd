/** The oldest browsers that the kit and the site promise (README, "Browsers"), as compilers of styles name them. */
export const browsers = ['chrome111', 'firefox115', 'safari16.4']
