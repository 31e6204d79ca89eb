import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { z } from "zod";

/** What Directus' settings say of where mails about accounts may lead, as Directus reads them: a list, or one address as a text. */
const settings = z.object({
	PUBLIC_URL: z.string(),
	HUB_SITE_URL: z.string().optional(),
	USER_INVITE_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
	PASSWORD_RESET_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
	USER_REGISTER_URL_ALLOW_LIST: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Of each template of Directus whose link bears a token: the setting with its addresses, and Studio's own page. */
const TOKEN_LINKS = {
	"user-invitation": { list: "USER_INVITE_URL_ALLOW_LIST", own: `/admin${MAILED_PATHS["accept-invite"]}` },
	"password-reset": { list: "PASSWORD_RESET_URL_ALLOW_LIST", own: "/admin/reset-password" },
	"user-registration": { list: "USER_REGISTER_URL_ALLOW_LIST", own: "/users/register/verify-email" },
} as const;

/**
 * Where mails about accounts may lead. The link of an invitation, of a new password or of a registration is a key to an account: it leads
 * to the pages of its allow list and to Studio's own, compared by origin and path as Directus does. Any other link stays with Studio and
 * the site.
 * @param env Directus' environment
 * @returns whether a mail of a template may have a link
 */
export function createLinkCheck(env: unknown): (href: string, template: string | undefined) => boolean {
	const { PUBLIC_URL: studio, HUB_SITE_URL: site, ...lists } = settings.parse(env);
	const placeOf = (href: string) => {
		const { origin, pathname } = new URL(href);
		return origin + pathname;
	};
	const tokenLinks = new Map(
		Object.entries(TOKEN_LINKS).map(([template, { list, own }]) => {
			const allowed = [lists[list] ?? [], studio.replace(/\/$/, "") + own].flat().filter((address) => URL.canParse(address));
			return [template, new Set(allowed.map(placeOf))];
		}),
	);
	const origins = new Set([studio, site].flatMap((address) => (address ? [new URL(address).origin] : [])));
	return (href, template) => {
		if (!URL.canParse(href)) return false;
		const places = tokenLinks.get(template ?? "");
		return places ? places.has(placeOf(href)) : origins.has(new URL(href).origin);
	};
}
