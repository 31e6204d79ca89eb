import { expect, test } from "vitest";
import { partner } from "./partner.ts";
import { parseSelected } from "./select.ts";

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
const parse = (change: object) => parseSelected(partner, { ...row, ...change });

test.each(["javascript:alert(1)", "http://zaehlwiese.example", "zaehlwiese.example/privacy", "https://"])(
	"[CT-7] a partner without its invalid privacy link “%s” is shown, and the problem reported",
	(privacy_url) => {
		const parsed = parse({ privacy_url });
		expect(parsed).toMatchObject({
			kind: "item",
			item: { privacyHref: undefined },
			problems: [{ path: ["privacy_url"], key: "https" }],
		});
	},
);

test.each([{ purpose: "" }, { name: null }, { consent_category: "necessary" }, { consent_category: null }])(
	"[CT-7] a partner with %o is invalid",
	(change) => {
		expect(parse(change).kind).toBe("invalid");
	},
);
