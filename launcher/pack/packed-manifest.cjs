// How pnpm writes the package.json of what is packed. In the repository `private` keeps packages from being published
// by mistake; a house may bring what was packed into a registry of its own.

module.exports = {
	hooks: {
		beforePacking: ({ private: _kept, ...manifest }) => ({ ...manifest, license: "UNLICENSED" }),
	},
};
