import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import "../src/theme/tokens.css";
import "../src/theme/fonts.css";
import "../src/theme/base.css";
import { Covers } from "./covers.tsx";
import { Forms } from "./forms.tsx";
import { Home } from "./home.tsx";
import { Parts } from "./parts.tsx";
import { Post } from "./post.tsx";

const document = (theme: string, content: ReactNode) =>
	`<!doctype html>${renderToStaticMarkup(
		<html lang="de" data-theme={theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<title>Gallery</title>
				<link rel="stylesheet" href="gallery.css" />
			</head>
			<body>{content}</body>
		</html>,
	)}`;

/** The pages of the gallery, by name; each takes a theme. */
export const pages: Readonly<Record<string, (theme: string) => string>> = {
	home: (theme) => document(theme, <Home />),
	post: (theme) => document(theme, <Post />),
	parts: (theme) => document(theme, <Parts />),
	forms: (theme) => document(theme, <Forms />),
	covers: (theme) => document(theme, <Covers />),
};
