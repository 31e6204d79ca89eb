// Chooses light or dark before the first paint, where the visitor chose one; else the system decides. Runs before anything else.

import { readTheme, showTheme } from "./theme-choice.client.ts";

showTheme(readTheme());

// Controls that need a script are shown from here on (shell/src/layout/shell.css).
document.documentElement.dataset.script = "on";
