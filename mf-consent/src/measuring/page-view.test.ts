import { describe, expect, test } from "vitest";
import { hasPrivateValues, reportedPageView } from "./page-view.ts";

const SITE = "https://datahub.example";
const reported = (address: string, referrer = "") =>
	reportedPageView({ address, title: "„Burnout“: 2 Treffer | Data Hub", referrer });

describe("a reported page view", () => {
	test.each([
		["/de/suche?q=Burnout", "/de/suche"],
		["/search?q=a&type=post&page=2#results", "/search?type=post&page=2"],
		["/search?type=post&q=a&q=b", "/search?type=post"],
		["/search?q=", "/search"],
		["/de/suche?%71=Burnout", "/de/suche"],
	])("[CT-5] [CN-3] of %s has no search words, neither in address nor title", (path, left) => {
		const { pathname } = new URL(SITE + path);
		expect(reported(SITE + path)).toEqual({ address: SITE + left, title: pathname, referrer: "" });
		expect(hasPrivateValues(SITE + path)).toBe(true);
	});

	test.each([
		"/search",
		"/de/suche",
		"/insights?page=2#list",
		"/resources?kind=guide",
		"/%71?x=q",
		"/why?from=campaign",
		"/login?to=%2Faccount",
	])("[CN-3] of %s is unchanged", (path) => {
		expect(reported(SITE + path)).toEqual({
			address: SITE + path,
			title: "„Burnout“: 2 Treffer | Data Hub",
			referrer: "",
		});
		expect(hasPrivateValues(SITE + path)).toBe(false);
	});

	test.each([
		[`${SITE}/search?q=a`, `${SITE}/search`],
		[`${SITE}/insights`, `${SITE}/insights`],
		["https://other.example/?q=data+space", "https://other.example/?q=data+space"],
		["android-app://com.example/", "android-app://com.example/"],
		["", ""],
	])("[CT-5] [CN-3] has the referrer %s without search words of this site", (referrer, left) => {
		expect(reported(`${SITE}/insights`, referrer).referrer).toBe(left);
	});

	test.each([
		["/de/new-password?token=eyJhbGciOi", "/de/new-password"],
		["/accept-invite?token=eyJhbGciOi&x=1", "/accept-invite?x=1"],
		["/events/workshop/manage/0b6f2c1e-7d3a-4f5e-9c1b-2a3d4e5f6071", "/events/workshop/manage/-"],
		["/cookie-settings?from=%2Fevents%2Fx%2Fmanage%2F0b6f2c1e-7d3a-4f5e-9c1b-2a3d4e5f6071", "/cookie-settings"],
		["/de/cookie-settings?from=%2Fnew-password%3Ftoken%3DeyJhbGciOi&saved", "/de/cookie-settings?saved="],
		["/cookie-settings?from=%2Fsearch%3Fq%3DBurnout", "/cookie-settings"],
		["/login?to=%2Fcookie-settings%3Ffrom%3D%252Fsearch%253Fq%253DBurnout", "/login"],
		["/de/preview/event/0B6F2C1E-7D3A-4F5E-9C1B-2A3D4E5F6071?until=1&proof=abc", "/de/preview/event/-?until=1"],
	])("[CN-3] of %s has no tokens or ids that give access", (path, left) => {
		expect(reported(SITE + path, SITE + path)).toEqual({
			address: SITE + left,
			title: new URL(SITE + left).pathname,
			referrer: SITE + left,
		});
		expect(hasPrivateValues(SITE + path)).toBe(true);
	});
});
