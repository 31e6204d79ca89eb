import { Link, useMessages } from "@hub/shared-contracts/remote/runtime";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { useLoaderData } from "react-router";
import type { NewPageData } from "./new-page.loader.ts";
import styles from "./new-page.module.css";

export default function NewPagePage() {
	const { industries } = useLoaderData<NewPageData>();
	const t = useMessages("mf-new-page");
	return (
		<>
			<PageHead title={t("new-page.title")} description={t("new-page.description")} />
			<Section
				id="industries"
				heading={t("new-page.industries")}
				intro={<p>{t("new-page.count", { count: industries.length })}</p>}
			>
				<ul className={styles.industries}>
					{industries.map(({ slug, title, description }) => (
						<li key={slug}>
							<h3>
								<Link route="industry" params={{ field: slug }}>
									{title}
								</Link>
							</h3>
							<p>{description}</p>
						</li>
					))}
				</ul>
			</Section>
		</>
	);
}
