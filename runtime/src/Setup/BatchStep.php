<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/**
 * A step whose work takes longer than one request. `run()` and `undo()` do a part of it each time, until
 * `progress()` says that all is done; after a failure the next call continues. The step itself stores what
 * `undo()` needs.
 */
interface BatchStep extends Step {

	/** @return array{int, int} Number of parts that are done, and number of all parts, of the current work. */
	public function progress(): array;

	/** Text of the button that undoes the step; empty if there is nothing to undo. */
	public function undo_button(): string;
}
