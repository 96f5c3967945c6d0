<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/**
 * A step whose work takes longer than one request. `run()` and `undo()` do a part of it each time, until
 * `progress()` says that all is done; after a failure the next call goes on. It stores itself what undoing needs.
 */
interface BatchStep extends Step {

	/** @return array{int, int} How many parts are done of the work under way, and of how many. */
	public function progress(): array;

	/** Text of the button that undoes it; empty if there is nothing to undo. */
	public function undo_button(): string;
}
