// Reads the desk: the tasks of the signed-in editor, from `hub-server/desk`. Times in ms.

import { z } from "zod";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { useContentService } from "../studio/content-service.ts";

const head = z.object({
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	locale: z.string(),
	changed: z.number(),
});
const changed = head.extend({ version: z.object({ id: z.string(), key: z.string() }).nullable() });
const translation = z.object({
	state: z.enum(["missing", "outdated"]),
	collection: z.string(),
	name: z.string(),
	id: z.string(),
	/** Language of the missing or outdated translation. */
	locale: z.string(),
	/** Id of the outdated translation; null if it is missing. */
	translation: z.string().nullable(),
	status: z.enum(["draft", "published", "archived"]),
	since: z.number(),
	behind: z.number(),
});
const desk = z.object({
	data: z.object({
		drafts: z.array(changed),
		scheduled: z.array(head.extend({ what: z.enum(["appears", "leaves"]), at: z.number() })),
		translations: z.object({ missing: z.number(), outdated: z.number(), first: z.array(translation) }),
		events: z.array(
			z.object({
				...{ id: z.string(), title: z.string(), startsAt: z.number(), timeZone: z.string() },
				...{ registered: z.number(), capacity: z.number(), waiting: z.number() },
			}),
		),
		messages: z.object({
			count: z.number(),
			latest: z.array(z.object({ id: z.string(), subject: z.string(), at: z.number() })),
		}),
		colleagues: z.array(changed.extend({ who: z.string() })),
	}),
});
const board = z.object({
	data: z.object({
		lines: z.array(translation),
		total: z.number(),
		pages: z.number(),
		counts: z.array(z.object({ collection: z.string(), missing: z.number(), outdated: z.number() })),
	}),
});
const stretch = z.object({ collection: z.string().optional(), after: z.string() });
const links = z.object({
	data: z.object({
		found: z.array(
			z.object({
				...{ collection: z.string(), id: z.string(), name: z.string() },
				/** Null for a redirect, which has no language. */
				locale: z.string().nullable(),
				links: z.array(z.object({ href: z.string(), target: z.custom<LinkTarget>() })),
			}),
		),
		looked: z.number(),
		next: stretch.nullable(),
	}),
});

export type Desk = z.infer<typeof desk>["data"];
/** An entry; with a version, an unpublished draft. */
export type EntryLine = Omit<z.infer<typeof head>, "changed"> & Partial<Pick<z.infer<typeof changed>, "version">>;
export type OpenTranslation = z.infer<typeof translation>;
export type TranslationBoard = z.infer<typeof board>["data"];
export type DeadLinks = z.infer<typeof links>["data"];
export type DeadLink = DeadLinks["found"][number]["links"][number];

/** Each read resolves to undefined if Directus does not respond. */
export function useWaiting() {
	const api = useContentService();
	const read = async <Shape extends z.ZodType<{ data: unknown }>>(shape: Shape, path: string, params = {}) => {
		const response = await api.get<unknown>(path, { params }).catch(() => undefined);
		return shape.safeParse(response?.data).data?.data as z.infer<Shape>["data"] | undefined;
	};
	return {
		desk: (): Promise<Desk | undefined> => read(desk, "/hub-desk"),
		board: (query: Readonly<Record<string, string | number | undefined>>): Promise<TranslationBoard | undefined> =>
			read(board, "/hub-desk/translations", query),
		/** Checks the links of one range of entries. */
		deadLinks: (from: DeadLinks["next"]): Promise<DeadLinks | undefined> =>
			read(links, "/hub-desk/dead-links", from ?? {}),
	};
}
