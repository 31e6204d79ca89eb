import type { Category } from "@hub/content-model/cms/category";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useContentMessages } from "./messages.ts";

interface CategoryLinksProps {
	readonly categories: readonly Category[];
	/** Slug of the selected category; default: none. */
	readonly chosen?: string;
}

/** Filter of posts by category, without regions. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const all = href("insights");
	const choices = categories
		.filter(({ region }) => region === "")
		.flatMap(({ slug, title }) => {
			const address = href("category", { slug });
			return address === undefined ? [] : [{ label: title, href: address, current: chosen === slug }];
		});
	if (all === undefined || choices.length === 0) return null;
	return (
		<FilterLinks
			label={t("categories")}
			removeLabel={(choice) => t("filter.remove", { choice })}
			groups={[
				{
					id: "category",
					label: t("categories.group"),
					choices: [{ label: t("categories.all"), href: all, current: chosen === undefined }, ...choices],
				},
			]}
		/>
	);
}
