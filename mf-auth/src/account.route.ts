import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import {
	acceptInvite,
	loadForgotten,
	loadInvite,
	loadNewPassword,
	requestMail,
	setPassword,
} from "./password/password.loader.ts";
import { changeProfile, loadProfile } from "./profile/profile.loader.ts";
import { changeTwoFactor, loadTwoFactor } from "./profile/two-factor.loader.ts";
import { loadLogin, searchLogin, signIn } from "./sign-in/login.loader.ts";
import { loadSignOut, signOut } from "./sign-in/sign-out.loader.ts";

const page = {
	chunk: "account",
	load: () => import(/* webpackChunkName: "account" */ "./account-page/account.page.tsx"),
};

const guestsOnly = { middleware: ["guest-only"], auth: { authenticatedRedirectTo: "/profile" } } as const;
const accountsOnly = { middleware: ["auth"], auth: { guestRedirectTo: "/login" } } as const;

/** Routes of all account pages, which share one view. */
export const routes = [
	defineRoute({
		key: "login",
		path: "/login",
		paths: { de: "/anmelden" },
		page,
		...guestsOnly,
		server: { load: loadLogin, act: signIn, listed: false, search: searchLogin },
	}),
	defineRoute({
		key: "sign-out",
		path: "/sign-out",
		paths: { de: "/abmelden" },
		page,
		server: { load: loadSignOut, act: signOut, listed: false },
	}),
	defineRoute({
		key: "forgotten-password",
		path: "/forgotten-password",
		paths: { de: "/passwort-vergessen" },
		page,
		...guestsOnly,
		server: { load: loadForgotten, act: requestMail, listed: false },
	}),
	defineRoute({
		key: "new-password",
		path: MAILED_PATHS["new-password"],
		page,
		server: { load: loadNewPassword, act: setPassword, listed: false },
	}),
	defineRoute({
		key: "accept-invite",
		path: MAILED_PATHS["accept-invite"],
		page,
		server: { load: loadInvite, act: acceptInvite, listed: false },
	}),
	defineRoute({
		key: "profile",
		path: "/profile",
		paths: { de: "/profil" },
		page,
		...accountsOnly,
		server: { load: loadProfile, act: changeProfile, listed: false },
	}),
	defineRoute({
		key: "two-factor",
		path: "/profile/two-factor",
		paths: { de: "/profil/zwei-faktor" },
		page,
		...accountsOnly,
		server: { load: loadTwoFactor, act: changeTwoFactor, listed: false },
	}),
];
