// Parts of a large product screen, as HTML: its panes stand side by side where there is room, and its texts can be read
// on a phone. `data-look` refers to the styles in annotated-screen.module.css, `data-note` to the numbered note about a
// pane.

import { escaped, type StateLook } from "./parts.ts";

/** The whole screen. It has one accessible name, and its content is not read out. */
export function appWindow(name: string, title: string, said: string, ...panes: readonly string[]): string {
	return `<div role="img" aria-label="${escaped(name)}"><div data-look="bar"><b>${escaped(title)}</b>${label(said, "done")}</div><div data-look="panes">${panes.join("")}</div></div>`;
}

/** A part of the screen that a note is about. */
export function pane(note: number, title: string, ...lines: readonly string[]): string {
	return `<div data-look="pane" data-note="${note}"><p data-look="title">${escaped(title)}</p>${lines.join("")}</div>`;
}

/** A line: a name, a word about it, and its state. */
export function line(title: string, about: string, said: string, look: StateLook): string {
	return `<p data-look="line"><span><b>${escaped(title)}</b><i>${escaped(about)}</i></span>${label(said, look)}</p>`;
}

/** A share of a whole, as a bar. */
export function share(title: string, value: string, percent: number): string {
	return `<p data-look="line"><span>${escaped(title)}</span><b>${escaped(value)}</b></p><svg width="100%" height="6"><rect width="100%" height="6" rx="3"/><rect width="${percent}%" height="6" rx="3" data-look="mark"/></svg>`;
}

/** A field of one system and what it becomes in the common model. */
export function mapped(from: string, to: string, said: string, look: StateLook): string {
	return `<p data-look="mapped"><code>${escaped(from)}</code><span>${escaped(to)}</span>${label(said, look)}</p>`;
}

function label(said: string, look: StateLook): string {
	return `<em data-look="${look}">${escaped(said)}</em>`;
}
