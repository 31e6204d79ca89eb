import { join } from "node:path";
import type { Accountability, HookConfig } from "@directus/types";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer, next: () => void) => void): void;
}
interface Asked {
	readonly params: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	set(name: string, value: string): Answer;
	status(code: number): Answer;
	end(): void;
	sendFile(path: string, done: (error?: unknown) => void): void;
}

const PICTURES = join(import.meta.dirname, "pictures");

const place = z.object({ locale: localeSchema, name: z.string().regex(/^[a-z]{1,20}$/) });

/**
 * Gives Studio's guide its pictures, which are too large to be part of the code that every page of Studio loads. They show Studio as staff
 * see it, and are for staff.
 */
const guideHook: HookConfig = (hook) => {
	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-guide/:locale/:name", ({ params, accountability }, response) => {
			const asked = place.safeParse(params);
			const isStaff = accountability?.user && (accountability.app || accountability.admin);
			if (!asked.success || !isStaff) return response.status(404).end();
			const { locale, name } = asked.data;
			response.set("Cache-Control", "private, max-age=3600").sendFile(join(PICTURES, `${name}-${locale}.webp`), (error) => {
				if (error) response.status(404).end();
			});
		});
	});
};

export default guideHook;
