interface Size {
  js: number
  css: number
}

interface Sizes {
  everything: Size
  screen: Size
}

export declare function overBudget(budgets: Sizes, measured: Sizes): string[]
