// Checks that the installed Directus has everything that our tools use of Studio, because its types don't cover that
// and an upgrade may remove it.

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { KNOWN_TAGS } from "@hub/content-model/rich-text/elements";
import { expect, test } from "vitest";
import { replacedTexts, studioLabels, textTranslations } from "../../../../src/schema/labels.ts";

/** Files of the packages that Studio shares with extensions, by the beginning of their names. */
const SHARED_FILES = {
	vue: "vue.",
	"vue-i18n": "vue-i18n.",
	"vue-router": "vue-router.",
	"@directus/extensions-sdk": "@directus_extensions-sdk.",
} as const;

const ours = globSync("**/*.{ts,tsx}", { cwd: join(import.meta.dirname, "..") })
	.filter((path) => !path.endsWith(".test.ts"))
	.map((path) => ({ path, text: readFileSync(join(import.meta.dirname, "..", path), "utf8") }));

const assets = assetsFolder();
const files = globSync("*.entry.js", { cwd: assets });
const textOf = (start: string) =>
	files.filter((file) => file.startsWith(start)).map((file) => readFileSync(join(assets, file), "utf8"));

/** Returns the folder of Studio's scripts. */
function assetsFolder(): string {
	const cms = createRequire(join(import.meta.dirname, "../../../../package.json"));
	const api = createRequire(cms.resolve("@directus/api"));
	return join(dirname(api.resolve("@directus/app/package.json")), "dist", "assets");
}

/** Returns the imports of our files from one of these packages. */
function imported(from: string): { readonly path: string; readonly name: string }[] {
	const statement = new RegExp(`^(?:import|export) \\{([^}]*)\\} from "${from}";`, "gm");
	return ours.flatMap(({ path, text }) =>
		[...text.matchAll(statement)].flatMap(([, names = ""]) =>
			names
				.split(",")
				.map((name) => name.trim())
				.filter((name) => name && !name.startsWith("type "))
				.map((name) => ({ path, name: name.split(" as ")[0] ?? name })),
		),
	);
}

test.each(Object.entries(SHARED_FILES))("the installed Studio exports what our tools import from %s", (from, start) => {
	const [entry = ""] = textOf(start);
	const exported = new Set(
		[...(/export\{([^}]*)\}/.exec(entry)?.[1] ?? "").matchAll(/ as ([\w$]+)/g)].map(([, name]) => name),
	);
	expect(
		exported.size,
		`Studio has no ${start}*.entry.js with exports: how extensions get ${from} has changed`,
	).toBeGreaterThan(5);
	const missing = imported(from).filter(({ name }) => !exported.has(name));
	expect(
		missing.map(
			({ path, name }) => `${path} needs “${name}” of ${from}, which this version of Studio no longer exports`,
		),
	).toEqual([]);
});

test("the installed Studio has every component that our tools use", () => {
	const [studio = ""] = textOf("index.");
	const wanted = ours.flatMap(({ path, text }) =>
		[...text.matchAll(/\bofStudio(?:<[\s\S]*?>)?\("([\w-]+)"\)/g)].map(([, name = ""]) => ({ path, name })),
	);
	expect(wanted.length).toBeGreaterThan(1);
	const missing = wanted.filter(({ name }) => {
		const field = /^interface-(.+)$/.exec(name)?.[1];
		return !new RegExp(field ? `id:[\`"']${field}[\`"']` : `component\\([\`"']${name}[\`"']`).test(studio);
	});
	expect(
		missing.map(({ path, name }) => `${path} shows “${name}”, which this version of Studio does not have any more`),
	).toEqual([]);
});

test("the installed Studio's rich text editor accepts our link dialog and pasted text", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "Tiptap no longer sets the `editor` property: prose-editor.ts does not find it").toMatch(
		/\.editor=this\b/,
	);
	const [field = ""] = globSync("input-rich-text-html-*.js", { cwd: assets }).map((file) =>
		readFileSync(join(assets, file), "utf8"),
	);
	const button = /customLink:\{icon:[`"'](\w+)[`"']/.exec(field)?.[1];
	expect(button, "the link button has another icon: prose-field.tsx does not know it").toBe("link");
	expect(studio, "its editor pastes by another method: prose-editor.ts does not know it").toMatch(
		/\bpasteHTML\(\w+,\w+\)\{/,
	);
	expect(field, "links are made by another command, or have other attributes").toMatch(
		/\{href:\w+,target:[^}]*rel:\w+,title:/,
	);
});

test("the installed Studio has its form buttons where we show that a draft is stored", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "saved-notice.tsx does not find them and shows its notice above the form").toMatch(
		/class:[`"']header-bar[`"'].{0,400}class:[`"']cell end[`"']/s,
	);
});

test("[CT-1] the installed Studio uses the message keys that we replace", () => {
	const [studio = ""] = textOf("index.");
	const unused = Object.keys(replacedTexts).filter((key) => !new RegExp(`\\([\`"']${key}[\`"']\\)`).test(studio));
	expect(unused, "labels.ts replaces texts that Studio no longer shows").toEqual([]);
	expect(textTranslations()).toContainEqual({ key: "published", language: "de-DE", value: "Eintrag" });
});

test("[CT-1] the installed Studio has the texts that we translate for it, and no German for them", async () => {
	const [studio = ""] = textOf("index.");
	const [file = ""] = globSync("de-DE-*.js", { cwd: assets });
	const german: unknown = ((await import(join(assets, file))) as { readonly default: unknown }).default;
	const keys = Object.keys(studioLabels.de?.studio ?? {});
	const find = (messages: unknown, key: string) =>
		key.split(".").reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], messages);
	expect(
		keys.filter((key) => !studio.includes(`${key.split(".").at(-1)}:`)),
		"Studio has no such text any more",
	).toEqual([]);
	expect(
		keys.filter((key) => find(german, key) !== undefined),
		"Studio has German for it: remove ours",
	).toEqual([]);
});

test("[CT-8] the installed Studio's bar at the end of a page has the classes by which our pages hide it", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "frame.css does not find it").toMatch(/class:\w+\(\[[`"']main-split[`"']/);
	expect(studio, "a page does not pass its class on").toMatch(
		/__name:[`"']private-view[`"'].{0,3000}class:\w+\.\$attrs\.class/s,
	);
	expect(studio, "its button has another icon").toMatch(/[`"']right_panel_(?:open|close)/);
});

test("the installed Studio's “Share” section has the icon by which we hide it", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "its section has another icon: refused-share.css does not find it").toMatch(
		/\{id:[`"']shares[`"'],title:[^,]+,icon:[`"']share[`"']/,
	);
	expect(studio, "icons are no longer named").toMatch(/"data-icon":\w+\.name/);
	expect(studio, "sections have another markup").toMatch(
		/name:[`"']AccordionHeader[`"'].{0,200}default:[`"']h3[`"'].{0,300}"data-orientation"/s,
	);
});

test("the installed Studio retries a draft after 401 and discards it after 403", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "hub-server/sessions responds with 401 because of that").toMatch(
		/status===403\)throw Object\.assign\(\w+,\{versionGone:!0\}\)/,
	);
	expect(studio, "Studio discards its form in another way: typed-text.ts keeps typed text").toMatch(
		/reason:[`"']SIGN_OUT[`"'],\.\.\.\w+\};.{0,150}\.authenticated=!1,await/s,
	);
});

test("the installed Studio sets the first edit of a published entry aside and has setFieldValue", () => {
	const [studio = ""] = textOf("index.");
	expect(studio, "form-edits.ts does not notice that the first edit leads to the draft").toMatch(
		/\{(\w+)\.value=\{\.\.\.(\w+)\.value\},\2\.value=\{\}\}/,
	);
	expect(studio, "values reach the form by another event").toMatch(/setFieldValue/);
});

test("our tools send requests only through the client with timeouts; Studio's own has none", () => {
	const others = imported("@directus/extensions-sdk").filter(({ name }) => name === "useApi");
	// The interceptors only observe requests of Studio itself.
	expect(others.map(({ path }) => path).toSorted()).toEqual([
		"studio/api-interceptors.ts",
		"studio/content-service.ts",
	]);
});

test("[CT-10] the installed Studio's rich text editor creates no element without a rule", () => {
	const [studio = ""] = textOf("index.");
	const parsed = [...studio.matchAll(/parseHTML\(\)\{return\[\{tag:[`"']([a-z0-9]+)/g)].map(([, tag = ""]) => tag);
	expect(parsed.length, "its editor declares its elements in another way").toBeGreaterThan(20);
	expect(parsed.filter((tag) => !KNOWN_TAGS.includes(tag))).toEqual([]);
});
