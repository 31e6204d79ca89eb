import { expect, test } from "vitest";
import { asWritten } from "../content/content-reader.ts";
import { partnersOf } from "./partner.ts";

const row = {
	id: "1",
	name: "Zählwiese",
	consent_category: "third_party",
	translation_key: "zaehlwiese",
	kind: null,
	purpose: "Counts page views.",
	country: null,
	retention: null,
	privacy_url: "https://zaehlwiese.example/privacy",
};
const parse = (change: object) => partnersOf("en").parse({ ...row, ...change }, asWritten);

test("[CT-7] a partner is a name, a purpose and a category; what is not known is empty", () => {
	expect(parse({})).toEqual({
		kind: "item",
		problems: [],
		item: {
			id: "1",
			key: "zaehlwiese",
			name: "Zählwiese",
			category: "thirdParty",
			kind: "",
			purpose: "Counts page views.",
			country: "",
			retention: "",
			privacyHref: "https://zaehlwiese.example/privacy",
		},
	});
});

test.each(["javascript:alert(1)", "http://zaehlwiese.example", "zaehlwiese.example/privacy", "https://"])(
	"[CT-7] the privacy link “%s” is left out and named, the partner stays",
	(privacy_url) => {
		const parsed = parse({ privacy_url });
		expect(parsed).toMatchObject({
			kind: "item",
			item: { privacyHref: undefined },
			problems: [expect.stringContaining("privacy_url")],
		});
	},
);

test.each([{ purpose: "" }, { name: null }, { consent_category: "necessary" }])(
	"[CT-7] a partner with %o is broken: its purpose would be missing",
	(change) => {
		expect(parse(change).kind).toBe("broken");
	},
);
