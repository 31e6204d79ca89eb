// What entries are called in Studio's lists, for places where only their keys are known.

import { getFieldsFromTemplate } from "@directus/extensions-sdk";
import { reactive } from "vue";
import { z } from "zod";
import { useContentService } from "./content-service.ts";
import { useForms } from "./form-fields.ts";

const answer = z.object({ data: z.array(z.looseObject({ id: z.union([z.string(), z.number()]) })) });

/** How many are asked for at once. */
const AT_ONCE = 100;

/** Names of entries, as far as the user may see them. To be called in a component's `setup`. */
export function useEntryNames() {
	const api = useContentService();
	const { templateOf } = useForms();
	const names = reactive(new Map<string, string>());
	const gone = reactive(new Set<string>());
	return {
		/** Whether an entry was looked for, and is not there for this user. */
		isGone: (collection: string, key: string): boolean => gone.has(`${collection}/${key}`),
		/** The name of an entry; its key until it is known, and where it is gone. */
		nameOf: (collection: string, key: string): string => names.get(`${collection}/${key}`) ?? key,
		/** Reads the names of some entries. Those that cannot be read keep their keys. */
		async read(collection: string, keys: readonly string[]): Promise<void> {
			const template = collection === "directus_files" ? "{{title}}" : templateOf(collection);
			const unknown = [...new Set(keys)].filter((key) => !names.has(`${collection}/${key}`)).slice(0, AT_ONCE);
			if (!template || unknown.length === 0) return;
			const path = collection === "directus_files" ? "/files" : `/items/${collection}`;
			const params = {
				filter: JSON.stringify({ id: { _in: unknown } }),
				fields: ["id", ...getFieldsFromTemplate(template)].join(),
				limit: AT_ONCE,
			};
			const response = await api.get<unknown>(path, { params }).catch(() => undefined);
			const rows = answer.safeParse(response?.data).data?.data;
			if (!rows) return;
			for (const row of rows)
				names.set(
					`${collection}/${row.id}`,
					template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, field: string) => String(row[field] ?? "")),
				);
			for (const key of unknown) if (!names.has(`${collection}/${key}`)) gone.add(`${collection}/${key}`);
		},
	};
}
