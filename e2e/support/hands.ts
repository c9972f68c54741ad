import type { Locator, Page } from '@playwright/test';

/** Does what somebody does by hand, and counts it: clicks, fields filled, keys beyond typing. */
export function handsAt(page: Page) {
  let deeds = 0;
  return {
    deeds: () => deeds,
    click: (target: Locator): Promise<void> => {
      deeds += 1;
      return target.click();
    },
    tap: (target: Locator): Promise<void> => {
      deeds += 1;
      return target.tap();
    },
    /** Where the focus is already, nothing has to be looked for. */
    type: (text: string): Promise<void> => {
      deeds += 1;
      return page.keyboard.type(text);
    },
    press: (key: string): Promise<void> => {
      deeds += 1;
      return page.keyboard.press(key);
    },
  };
}

export type Hands = ReturnType<typeof handsAt>;
