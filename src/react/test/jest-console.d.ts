/** The matcher that the preset of wp-scripts adds, without types of its own. */
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored: () => R;
		toHaveWarnedWith: ( ...message: string[] ) => R;
	}
}
