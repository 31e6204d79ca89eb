// The one script before the first paint: it chooses the theme, remembers what is asked for too early, and decides when the rest comes.

import { rememberClicks } from "./early-clicks.client.ts";
import { startLate } from "./late-start.client.ts";
import { readTheme, showTheme } from "./theme-choice.client.ts";
import { guardStrings } from "./trusted-types.client.ts";

guardStrings();

showTheme(readTheme());

// Controls that need a script are shown from here on (shell/src/layout/shell.css).
document.documentElement.dataset.script = "on";

rememberClicks();
startLate();
