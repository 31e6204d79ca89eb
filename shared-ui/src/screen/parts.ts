// Parts of a product screen: SVG without a view box, so that texts have the same size on phones and desktops while
// their distances change. Lengths are CSS pixels. `data-look` refers to the styles in screen.module.css.

/** Look of a state: done, or closed. */
export type StateLook = "done" | "closed";

/** The space at either side of a screen. */
const EDGE = 16;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Words as they may stand in markup and in an attribute. */
export function escaped(words: string): string {
	return words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The whole picture with its border. It has one accessible name, and its content is not read out. */
export function screen(name: string, height: number, ...parts: readonly string[]): string {
	return `<svg role="img" aria-label="${escaped(name)}" width="100%" height="${height + 2}">${parts.join("")}</svg>`;
}

/** Words at the start of a line. */
export function words(y: number, said: string, look: "strong" | "soft" | "plain" = "plain", x = EDGE): string {
	return `<text x="${x}" y="${y}"${look === "plain" ? "" : ` data-look="${look}"`}>${escaped(said)}</text>`;
}

/** A line from edge to edge. */
export function rule(y: number): string {
	return `<rect y="${y}" width="100%" height="1" data-look="rule"/>`;
}

/** Everything in it is placed from the right edge, by negative lengths. */
function atEnd(y: number, ...parts: readonly string[]): string {
	return `<svg x="100%" y="${y}" overflow="visible">${parts.join("")}</svg>`;
}

/** Approximate width of a state's text and padding. */
function stateWidth(said: string): number {
	return Math.ceil(said.length * 6.6 + 20);
}

/** A state at the end of a line; `y` is its top, and it is 24 high. */
export function state(y: number, said: string, look: StateLook): string {
	const width = stateWidth(said);
	return atEnd(
		y,
		`<rect x="${-width - EDGE}" width="${width}" height="24" rx="12" data-look="${look}"/>`,
		`<text x="${-width / 2 - EDGE}" y="16.5" text-anchor="middle" data-look="${look}">${escaped(said)}</text>`,
	);
}

/** The head of the screen: what is open, and its state. 48 high. */
export function head(title: string, said: string, look: StateLook): string {
	return `<rect width="100%" height="48" data-look="bar"/>${words(30, title, "strong")}${state(12, said, look)}${rule(48)}`;
}

/** Tabs across the full width, of which one is open. 40 high. */
export function tabs(y: number, labels: readonly string[], open: number): string {
	const share = 100 / labels.length;
	const each = labels.map((label, index) => {
		const isOpen = index === open;
		const mark = isOpen ? '<rect y="37" width="100%" height="3" data-look="mark"/>' : "";
		const look = isOpen ? "strong" : "soft";
		return `<svg x="${index * share}%" y="${y}" width="${share}%"><text x="50%" y="25" text-anchor="middle" data-look="${look}">${escaped(label)}</text>${mark}</svg>`;
	});
	return `${each.join("")}${rule(y + 40)}`;
}

/**
 * An entry of a list: a name with its state, and a line about it. 60 high. On a narrow screen the name ends before the
 * state.
 */
export function entry(y: number, title: string, about: string, said: string, look: StateLook): string {
	const reserved = stateWidth(said) + EDGE + 8;
	// Moved to the left by the reserved width, so that a part of full width clips its text there.
	const name = `<svg x="${-reserved}" y="${y}" width="100%" height="60">${words(26, title, "strong", EDGE + reserved)}</svg>`;
	return `${name}${words(y + 46, about, "soft")}${state(y + 10, said, look)}${rule(y + 60)}`;
}

/** Name and value. 32 high. */
export function fact(y: number, name: string, value: string): string {
	return `${words(y + 21, name, "soft")}<text x="38%" y="${y + 21}">${escaped(value)}</text>`;
}

/** A fact whose value is not for everyone. 32 high. */
export function closedFact(y: number, name: string, said: string): string {
	const width = stateWidth(said);
	return `${words(y + 21, name, "soft")}<svg x="38%" y="${y + 4}" overflow="visible"><rect width="${width}" height="24" rx="12" data-look="closed"/><text x="${width / 2}" y="16.5" text-anchor="middle" data-look="closed">${escaped(said)}</text></svg>`;
}

/** A mark around the middle of a point: done, or still open. */
function point(x: string, y: number, isDone: boolean): string {
	return isDone
		? `<svg x="${x}" y="${y}" overflow="visible"><circle r="11" data-look="mark"/><path d="M-5 0l3.5 4L5-4" data-look="tick"/></svg>`
		: `<circle cx="${x}" cy="${y}" r="10.5" data-look="ahead"/>`;
}

/** Steps from left to right. 84 high. */
export function path(y: number, steps: readonly string[], done: number): string {
	const share = 100 / steps.length;
	const line = `<rect x="${share / 2}%" y="${y + 29}" width="${100 - share}%" height="2" data-look="mark"/>`;
	const each = steps.map((step, index) => {
		const x = `${(index + 0.5) * share}%`;
		return `${point(x, y + 30, index < done)}<text x="${x}" y="${y + 63}" text-anchor="middle">${escaped(step)}</text>`;
	});
	return `${line}${each.join("")}${rule(y + 84)}`;
}

/** Steps from top to bottom with a line about each and when it was. 52 high each. */
export function timeline(y: number, steps: readonly (readonly [title: string, when: string])[], done: number): string {
	const line = `<rect x="26" y="${y + 26}" width="2" height="${(steps.length - 1) * 52}" data-look="rule"/>`;
	const each = steps.map(([title, when], index) => {
		const middle = y + 26 + index * 52;
		const look = index < done ? "strong" : "soft";
		return `${point("27", middle, index < done)}${words(middle + 5, title, look, 52)}${atEnd(middle + 5, `<text x="${-EDGE}" text-anchor="end" data-look="soft">${escaped(when)}</text>`)}`;
	});
	return `${line}${each.join("")}`;
}

/** Values as columns, in percent of the height. */
export function columns(y: number, height: number, values: readonly number[]): string {
	const share = 100 / values.length;
	const each = values.map((value, index) => {
		const tall = (height * value) / 100;
		return `<rect x="${(index + 0.2) * share}%" y="${y + height - tall}" width="${share * 0.6}%" height="${tall}" rx="2" data-look="mark"/>`;
	});
	return each.join("");
}

/** A field with what was typed into it. 60 high. */
export function search(y: number, typed: string): string {
	return `<rect x="${EDGE}" y="${y + 11}" height="38" rx="6" data-look="field"/><path d="M36 ${y + 34.5}l5 5M27 ${y + 29}a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0" data-look="glass"/>${words(y + 35, typed, "plain", 50)}${rule(y + 60)}`;
}

/** Note on the next step with its button. 64 high. */
export function action(y: number, note: string, button: string): string {
	const width = Math.ceil(button.length * 7 + 28);
	return `<rect y="${y}" width="100%" height="64" data-look="bar"/>${rule(y)}${words(y + 37, note, "soft")}${atEnd(
		y,
		`<rect x="${-width - EDGE}" y="13" width="${width}" height="38" rx="6" data-look="button"/>`,
		`<text x="${-width / 2 - EDGE}" y="37" text-anchor="middle" data-look="on">${escaped(button)}</text>`,
	)}`;
}

/** A made-up code as on a nameplate, 60 units wide and high. Phones cannot read it. */
export function code(x: number, y: number): string {
	const corner = (left: number, top: number) =>
		`M${left} ${top}h21v21h-21zM${left + 3} ${top + 3}v15h15v-15zM${left + 6} ${top + 6}h9v9h-9z`;
	const inner =
		"M24 3h6v6h-6zM33 0h3v12h-3zM24 15h9v6h-9zM3 24h9v3h-9zM15 27h6v6h-6zM0 33h9v3h-9zM24 27h3v9h9v-6h6v-6h-9v6h-9zM45 24h6v6h-6zM54 27h6v9h-6zM48 36h6v6h-6zM27 42h9v3h-9zM39 39h6v9h-6zM24 48h6v12h-6zM36 51h9v3h-9zM48 48h12v6h-12zM51 57h9v3h-9zM36 57h9v3h-9z";
	return `<path transform="translate(${x} ${y})" fill-rule="evenodd" d="${corner(0, 0)}${corner(39, 0)}${corner(0, 39)}${inner}" data-look="ink"/>`;
}
