import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { useLoaderData } from "react-router";
import { IndustryList } from "../industry-list.tsx";
import { useContentMessages } from "../messages.ts";
import { ReferenceRows } from "./reference-rows.tsx";
import type { ReferencesData } from "./references.loader.ts";

/** List of references. */
export default function ReferencesPage() {
	const data = useLoaderData<ReferencesData>();
	const t = useContentMessages();
	const { chosen } = data;
	return (
		<>
			<PageHead
				eyebrow={t("references.eyebrow")}
				title={chosen ? `${t("references.title")}: ${chosen.title}` : t("references.title")}
				description={t("references.description")}
				picture={<Cover seed="references" tone={chosen?.tone ?? "clay"} density="head" />}
			/>
			<IndustryList
				data={data}
				route="references"
				empty={{ title: t("references.empty.title"), text: t("references.empty.text") }}
			>
				<ReferenceRows references={data.items} headingLevel={2} />
			</IndustryList>
		</>
	);
}
