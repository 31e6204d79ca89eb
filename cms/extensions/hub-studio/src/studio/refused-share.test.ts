import { afterEach, expect, test, vi } from "vitest";
import { hideRefusedShare } from "./refused-share.ts";

afterEach(() => vi.unstubAllGlobals());

test.each<[string, boolean, object | undefined, boolean]>([
	["staff, who may not share", false, undefined, true],
	[
		"an account that may only read what was shared",
		false,
		{ read: { access: "full" }, create: { access: "none" } },
		true,
	],
	["an account that may share some entries", false, { create: { access: "partial" } }, false],
	["an administrator", true, undefined, false],
])("[CT-8] “Share” is hidden where it is refused: %s", async (_who, admin_access, directus_shares, isHidden) => {
	const toggleAttribute = vi.fn();
	vi.stubGlobal("document", { documentElement: { toggleAttribute } });
	// Studio passes more arguments, which are not needed here.
	const isThere = await hideRefusedShare({ admin_access } as never, { directus_shares } as never);
	expect(isThere, "the module is there for all").toBe(true);
	expect(toggleAttribute).toHaveBeenCalledExactlyOnceWith("data-hub-no-share", isHidden);
});
