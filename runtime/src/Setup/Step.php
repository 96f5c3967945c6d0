<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/** One step of the screen Vitrina → Setup. A plugin adds its steps with the filter `vitrina_setup_steps`. */
interface Step {

	/** Unique: lower case letters, digits and hyphens. */
	public function id(): string;

	public function title(): string;

	/** The capability that this step needs, in addition to the one that the screen needs. */
	public function capability(): string;

	/** The current state of the shop. It is read each time and not stored, so that a change made elsewhere counts too. */
	public function status(): Status;

	/** @return list<Field> Fields of its form; empty if it has none. */
	public function fields(): array;

	/** Text of the button that runs the step; empty if there is nothing to do. */
	public function button(): string;

	/**
	 * Does the work of the step.
	 *
	 * @param array<string, string> $values Name of a field → the typed text. For a file: the path of the uploaded file; empty without a file.
	 * @return array<string, mixed> What undo() needs. Stored as an option.
	 * @throws SetupException If it could not be done; its message says why, and what to do. What was changed
	 *                        until then has been undone, because nothing is stored for undo().
	 */
	public function run( array $values ): array;

	/** @param array<string, mixed> $changes What run() returned. */
	public function undo( array $changes ): void;
}
