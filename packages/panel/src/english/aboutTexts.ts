/** The texts of the about page, in the order in which they stand there. */
export const aboutTexts = ['usSplash', 'usProfile', 'usHistory', 'usTeam'] as const
