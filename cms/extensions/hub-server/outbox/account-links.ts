import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { z } from "zod";

/** Directus' settings for links in account mails: a list, or a single address as text. */
const settings = z.object({
	PUBLIC_URL: z.string(),
	HUB_SITE_URL: z.string().optional(),
	USER_INVITE_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
	PASSWORD_RESET_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
	USER_REGISTER_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Directus' templates whose link has a token, with the setting of allowed addresses and Studio's own page. */
const TOKEN_LINKS = {
	"user-invitation": { list: "USER_INVITE_URL_ALLOW_LIST", own: `/admin${MAILED_PATHS["accept-invite"]}` },
	"password-reset": { list: "PASSWORD_RESET_URL_ALLOW_LIST", own: "/admin/reset-password" },
	"user-registration": { list: "USER_REGISTER_URL_ALLOW_LIST", own: "/users/register/verify-email" },
} as const;

/**
 * Restricts links in account mails. The link of an invitation, a password reset or a registration gives access to an
 * account, so it must lead to a page of its allow list or to Studio's own one, compared by origin and path as in
 * Directus. Other links must lead to Studio or the site.
 * @param env Directus' environment
 * @returns a function that is true if a mail of a template may have a link
 */
export function createLinkCheck(env: unknown): (href: string, template: string | undefined) => boolean {
	const { PUBLIC_URL: studio, HUB_SITE_URL: site, ...lists } = settings.parse(env);
	const withoutQuery = (href: string) => {
		const { origin, pathname } = new URL(href);
		return origin + pathname;
	};
	const tokenLinks = new Map(
		Object.entries(TOKEN_LINKS).map(([template, { list, own }]) => {
			const allowed = [lists[list] ?? [], studio.replace(/\/$/, "") + own]
				.flat()
				.filter((address) => URL.canParse(address));
			return [template, new Set(allowed.map(withoutQuery))];
		}),
	);
	const origins = new Set([studio, site].flatMap((address) => (address ? [new URL(address).origin] : [])));
	return (href, template) => {
		if (!URL.canParse(href)) return false;
		const allowed = tokenLinks.get(template ?? "");
		return allowed ? allowed.has(withoutQuery(href)) : origins.has(new URL(href).origin);
	};
}
