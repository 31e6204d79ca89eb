// The only script before the first paint: it sets the theme, records early clicks, and decides when the client bundle
// loads.

import { rememberClicks } from "./early-clicks.client.ts";
import { startLate } from "./late-start.client.ts";
import { readTheme, showTheme } from "./theme-choice.client.ts";
import { guardStrings } from "./trusted-types.client.ts";

guardStrings();

showTheme(readTheme());

// Shows controls that need JavaScript (shell/src/layout/shell.css).
document.documentElement.dataset.script = "on";

rememberClicks();
startLate();
