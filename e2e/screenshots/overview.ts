// The page on which pictures are looked at: a grid, with boxes that choose languages, widths, looks and states. It needs no script.

import type { Picture } from "./pictures.ts";

/** A picture as it compares with the accepted one of its name. */
export type ShownPicture = Picture &
	(
		| { readonly state: "new" | "same" }
		/** With the file that marks what differs, from the folder of the pictures. */
		| { readonly state: "changed"; readonly difference: string }
	);

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 1.5rem 3rem; }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: .75rem 0; background: Canvas; border-bottom: 1px solid; }
fieldset { display: flex; gap: .25rem 1rem; border: 0; margin: 0; padding: 0; }
legend { float: left; font-weight: 600; margin-right: .75rem; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
li > a { display: block; max-height: 26rem; overflow: hidden; border: 1px solid; }
img { display: block; width: 100%; }
.changed > a { border: 3px solid #c8431f; }
h2 { margin: 0 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }`;

/** The page as HTML; its files are addressed from the folder that it stands in. */
export function overviewOf(shown: readonly ShownPicture[]): string {
	const choices = {
		Language: distinct(shown.map(({ lang }) => lang)),
		Width: distinct(shown.map(({ width }) => String(width))),
		Look: distinct(shown.map(({ look }) => look)),
		State: distinct(shown.map(({ state }) => state)),
	};
	const hidden = Object.values(choices)
		.flat()
		.map((value) => `body:has(#show-${value}:not(:checked)) .is-${value} { display: none; }`);
	const boxes = Object.entries(choices).map(
		([name, values]) =>
			`<fieldset><legend>${name}</legend>${values
				.map((value) => `<label><input type="checkbox" id="show-${value}" checked> ${value}</label>`)
				.join(" ")}</fieldset>`,
	);
	const changed = shown.filter(({ state }) => state === "changed").length;
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${shown.length}, changed: ${changed}</title>
<style>${STYLES}
${hidden.join("\n")}</style>
<h1>Pictures: ${shown.length}, changed: ${changed}</h1>
<form>${boxes.join("\n")}</form>
<ul>
${shown.map(itemOf).join("\n")}
</ul>
</html>
`;
}

function itemOf(picture: ShownPicture): string {
	const { name, lang, width, look, state } = picture;
	const file = `taken/${name}.png`;
	const links =
		picture.state === "changed"
			? `<p><a href="accepted/${name}.png">accepted</a> <a href="${encodeURI(picture.difference)}">difference</a></p>`
			: "";
	return `<li class="is-${lang} is-${width} is-${look} is-${state} ${state}"><h2>${name}</h2><p>${state}</p>${links}<a href="${file}"><img src="${file}" alt="The page ${name}" loading="lazy"></a></li>`;
}

function distinct(values: readonly string[]): string[] {
	return [...new Set(values)];
}
