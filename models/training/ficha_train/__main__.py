from ficha_train.cli import main

main()
